/** Small marks by name: some of game-icons.net, and those that we drew anew so that they read at 16 px. */
import bodies from "./marks.icons.json";

const own = (body: string): string => `<g transform="scale(21.333)">${body}</g>`;
const SWORD =
  '<path d="M-1.5-13 0-16 1.5-13V.5H-1.5Z"/><path d="M-4 .5H4V2.2H-4Z"/><path d="M-.8 2.2H.8V6H-.8Z"/><circle cy="6.9" r="1.4"/>';

export const MARKS: Record<string, string> = {
  ...bodies,
  ranged: own(
    '<path d="M5 2.5C14.5 2.5 21.5 9.5 21.5 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M5 2.5 21.5 19" stroke="currentColor" stroke-width="1.3"/><path d="M3.500 20.500 17 7" stroke="currentColor" stroke-width="2.2"/><path d="M22.5 1.5 20.5 9 15 3.5Z"/><path d="M1.500 18 6 22.5" stroke="currentColor" stroke-width="2.2"/>',
  ),
  siege: own(
    '<path d="M1.500 18.500H22.5" stroke="currentColor" stroke-width="2.4"/><circle cx="6" cy="20" r="3"/><circle cx="18" cy="20" r="3"/><path d="M18.500 17 7 6" stroke="currentColor" stroke-width="2.4"/><circle cx="5.5" cy="4.8" r="3.6"/><path d="M12.500 18V10.500M12.500 11l7.500 7" stroke="currentColor" stroke-width="2"/>',
  ),
  horn: own(
    '<path d="M2.500 3.500C2 13.500 8 20 15.500 19.500L21 23 22.500 8.500 17.500 11.500C12 12 7.500 9 6.200 3Z"/><path d="M9 9.800 6.300 14.600M13.600 11.600 12.300 18.7" stroke="#1a110b" stroke-width="1.1" stroke-opacity=".65"/>',
  ),
  eye: own(
    '<path fill-rule="evenodd" d="M.8 12Q12 1 23.2 12 12 23 .8 12ZM12 6.800a5.200 5.200 0 1 0 .01 0Z"/><circle cx="12" cy="12" r="2.8"/>',
  ),
  twin: own(
    `<g transform="translate(8 14.500) rotate(32)">${SWORD}</g><g transform="translate(15 16) rotate(32)">${SWORD}</g>`,
  ),
  candle: own(
    '<path d="M12 .5C17 6 17 10.200 12 12 7 10.200 7 6 12 .5Z"/><path d="M8 13.500H16V21.500H8Z"/><path d="M5 21H19V23.500H5Z"/>',
  ),
  agile: '<path d="M256 40 380 180H300V332h80L256 472 132 332h80V180H132Z"/>',
  "white-flag": own(
    '<path d="M5 2V22" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M7 3.5C11 1 14 6.500 20.500 3.500V13.500C14 16.500 11 11 7 13.500Z"/>',
  ),
  cross: own('<path d="M5 5 19 19M19 5 5 19" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>'),
  copy: own(
    '<path d="M8 8H20V21H8Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 16V3H16" fill="none" stroke="currentColor" stroke-width="2"/>',
  ),
};
