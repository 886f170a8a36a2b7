import type { Picture } from '../recording/recording.ts';
import { shortId } from './machine-diff.ts';
import type { PictureChange } from './picture-diff.ts';

const WIDTHS = { desktop: 1280, phone: 390 } as const;
const LANGUAGES = { sv: 'Swedish', en: 'English' } as const;

/** The size of the window of a picture: `phone, 390 px`. */
export const sizeWords = (size: Picture['size']): string => `${size}, ${WIDTHS[size]} px`;

/** The language and size of a picture: `Swedish, phone`. */
export const variantWords = ({ language, size }: Pick<Picture, 'language' | 'size'>): string =>
  `${LANGUAGES[language]}, ${size}`;

/** The states that a picture shows, without the machine's id: `changeable.orderable`. */
export const stateWords = ({ leaves }: Pick<Picture, 'leaves'>): string => leaves.map(shortId).join(' + ');

/** How a picture differs. */
export const kindWords = ({ before, after }: PictureChange): 'new' | 'gone' | 'changed' =>
  before === null ? 'new' : after === null ? 'gone' : 'changed';
