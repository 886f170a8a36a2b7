type Warnings = typeof import('./warnings.ts');

/**
 * Runs a warning in a development build, such as `npm run dev`. Other builds hold neither the warnings nor their code, and
 * print nothing; they report (docs/operations.md).
 */
export async function warnInDevelopment(warn: (warnings: Warnings) => void): Promise<void> {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') warn(await import('./warnings.ts'));
}
