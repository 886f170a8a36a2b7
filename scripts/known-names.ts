/** The value of an option of a command, as `parseArgs` returns it. */
type Asked = string | readonly string[] | undefined;

/** Ends the command as failed. */
export function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The value of an option such as `--workers`. Ends the command as failed if it is not a whole number above 0. */
export function requireCount(option: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) exitWith(`--${option} must be a whole number above 0, not ${value}`);
  return count;
}

/**
 * Ends the command as failed if it was given names that do not exist, and prints those that do. `options` has what the
 * names are called, such as `call`, with the given and the known names.
 */
export function requireKnown(
  options: Readonly<Record<string, readonly [asked: Asked, known: Iterable<string>]>>,
): void {
  const problems = Object.entries(options).flatMap(([what, [asked, known]]) => {
    const names = [...new Set(known)];
    const unknown = [asked ?? []].flat().filter((name) => !names.includes(name));
    return unknown.length > 0 ? [`no such ${what}: ${unknown.join(', ')}. There are: ${names.join(', ')}`] : [];
  });
  if (problems.length > 0) exitWith(problems.join('\n'));
}
