import { badTexts } from '../../support/bad-texts.ts';
import { readPage } from '../../support/read-page.ts';
import type { InterruptedPath, StateInterruption } from './state-interruptions.ts';

interface PageContent extends ReturnType<typeof readPage> {
  readonly isLoading: boolean;
}

/** A page with less text shows nothing. */
const MIN_TEXT_LENGTH = 40;

const isWhite = ({ text }: PageContent) => text.trim().length < MIN_TEXT_LENGTH;

export async function contentOf({ harness: { page } }: InterruptedPath): Promise<PageContent> {
  const isLoading = await page.evaluate(() => document.querySelector('.animate-pulse, .animate-turn') !== null);
  return { ...(await page.evaluate(readPage)), isLoading };
}

/** What is wrong with the page after an interruption; `before` is what it showed before. */
export async function problemsAfter(
  interrupted: InterruptedPath,
  { endsSession = false, keepsPage = false }: Pick<StateInterruption, 'endsSession' | 'keepsPage'>,
  before: PageContent,
): Promise<string[]> {
  const { network, consoleErrors } = interrupted.harness;
  const after = await contentOf(interrupted);
  return [
    ...network.faults,
    ...consoleErrors,
    ...badTexts(after.text).map((bad) => `“${bad}” on the screen`),
    ...(isWhite(after) && !isWhite(before) ? ['white page'] : []),
    // The path has no answers for what the page loads again.
    ...(after.controls === 0 && before.controls > 0 && !after.isLoading ? ['no control to go on'] : []),
    ...(endsSession && after.frames > 0 ? ['a frame with a secret is left'] : []),
    ...(endsSession && !after.path.startsWith('/login') ? [`the session goes on at ${after.path}`] : []),
    ...(keepsPage && after.text !== before.text ? [`the page changed to:\n${after.text}`] : []),
  ];
}
