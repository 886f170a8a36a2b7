import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options and other arguments of a command. Throws its usage if there is an option that it does not know. */
export function parseArguments<O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}
