import { createIntl } from '@formatjs/intl';
import { LOCALES } from '../../../machines/language/locales.ts';
import type { Picture } from '../../../machines/picture.ts';
import type { Language, Messages } from '../../../machines/ports.ts';
import { download } from '../download.ts';
import { draw, SIZE, type Style, type Texts } from './draw.ts';

type IntlMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

interface Options {
  readonly language: Language;
  readonly messages: Messages;
}

const intlOf = ({ language, messages }: Options) =>
  createIntl({ locale: LOCALES[language], messages: messages as IntlMessages, timeZone: 'Europe/Stockholm' });

function textsOf({ title, figure, caption, facts }: Picture, intl: ReturnType<typeof intlOf>): Texts {
  const write = ({ id, values }: Picture['title']) => intl.formatMessage({ id }, values);
  return {
    title: write(title),
    figure: intl.formatNumber(figure),
    caption: write(caption),
    facts: facts.map(({ label, value }) => ({ label: write(label), value: write(value) })),
  };
}

/** The colours and the font of the page, with the accent of the operator. They are the same in both themes. */
function styleOfPage(): Style {
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const style = {
    glow: colour('print-glow'),
    base: colour('print-base'),
    deep: colour('print-deep'),
    ink: colour('print-ink'),
    fontFamily: getComputedStyle(probe).fontFamily,
  };
  probe.remove();
  return style;
}

/** Draws a picture on this device, and downloads it. Rejects when the browser cannot draw it. */
export async function savePicture(picture: Picture, options: Options): Promise<void> {
  const intl = intlOf(options);
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser has no canvas');
  draw(pen, textsOf(picture, intl), styleOfPage());
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file === null) throw new Error('the picture could not be written');
  download(file, `${intl.formatMessage(picture.name, picture.name.values)}.png`);
}
