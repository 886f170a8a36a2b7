import type { Message, MessageId } from './message.ts';

/** A message of `locales/` with its values, for a text that is not on the page. */
type FileText = Extract<Message, { readonly id: MessageId }>;

/** A line of a picture: what it is about, and the value below it. */
export interface PictureFact {
  readonly label: FileText;
  readonly value: FileText;
}

/** A picture to save, in the colours of the portal: its texts from top to bottom. */
export interface Picture {
  /** The file name without its ending. */
  readonly name: FileText;
  readonly title: FileText;
  /** The large number, and what it counts. */
  readonly figure: number;
  readonly caption: FileText;
  readonly facts: readonly PictureFact[];
}
