/** Arrow keys lead from one button of a list to the next, and round. */
export function walk(event: KeyboardEvent, list: HTMLElement): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
