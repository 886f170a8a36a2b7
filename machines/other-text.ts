import type { Other } from '../contract/tolerance.ts';
import type { Message } from './message.ts';

/** What is shown for a word that the portal does not know: the backend's own word (decision 29). */
export const otherText = ({ other }: Other): Message => (other.trim() ? { text: other } : { id: 'word.unknown' });
