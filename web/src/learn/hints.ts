/** Which hint fits the table as it lies, for somebody who plays for the first time. */
import type { View } from "../generated/gwent";

const FAR = 20;

/** The hints that fit now, the most useful first. */
export function hintsFor(view: View, seat: number): string[] {
  const question = view.decision;
  if (!question || question.seat !== seat) return [];
  if (question.about !== "turn") return ["swap", "row", "revive", "decoy"].filter((one) => one === question.about);
  const [mine, theirs] = [view.sides[seat]!, view.sides[1 - seat]!];
  const fits: Record<string, boolean> = {
    "passed-lead": theirs.passed && view.leads === seat,
    "passed-trail": theirs.passed && view.leads !== seat,
    turn: true,
    far: !theirs.passed && theirs.total - mine.total > FAR,
    weather: [...mine.weather, ...theirs.weather].length > 0,
    gems: view.round > 1,
    strength: mine.total > 0,
    leader: question.options?.some((one) => one.do === "leader") ?? false,
  };
  return Object.keys(fits).filter((one) => fits[one]);
}
