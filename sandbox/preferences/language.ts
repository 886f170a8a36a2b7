import type * as contract from '../../contract/language.ts';
import type { Answers } from '../answer.ts';
import type { World } from '../world.ts';

export const languageAnswers = ({ db }: World): Answers<typeof contract> => ({
  saveLanguage: ({ lang }, { cardholderId }) => {
    db.run`UPDATE cardholder SET language = ${lang} WHERE id = ${cardholderId}`;
  },
});
