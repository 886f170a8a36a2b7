/** The width of a text in px, in the current font. */
export type Measure = (text: string) => number;

/** The text as far as it has room, with an ellipsis if it is shortened. */
export function fitText(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
