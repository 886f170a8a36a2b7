import * as z from 'zod/mini';
import type { Ports } from '../ports.ts';

/** The page state of a link to /support: a question about one purchase, in the language of the user. */
const pageState = z.object({ question: z.string() });

/** The question with which the page was opened, as the message of a ticket; empty if it was opened without one. */
export function readQuestion({ browser }: Ports): { readonly message?: string } {
  const { data } = z.safeParse(pageState, browser.pageState());
  return data ? { message: data.question } : {};
}
