import type { AgendaDay, Language, Messages } from '../../../machines/ports.ts';
import { download } from '../download.ts';
import { agendaText } from './write.ts';

interface Surroundings {
  readonly language: Language;
  /** Of the portal. */
  readonly name: string;
  readonly loadMessages: (language: Language) => Promise<Messages>;
  /** ms since 1970 */
  readonly now: number;
}

/** The name that the file is offered under. */
const FILE_NAME = 'topups.ics';

/** Makes a calendar file and gives it to the person. Rejects when the messages could not be fetched. */
export async function saveAgenda(
  days: readonly AgendaDay[],
  { language, name, loadMessages, now }: Surroundings,
): Promise<void> {
  const text = agendaText({
    days,
    language,
    messages: await loadMessages(language),
    name,
    host: location.hostname,
    now,
  });
  download(new Blob([text], { type: 'text/calendar;charset=utf-8' }), FILE_NAME);
}
