import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { encode } from 'uqr';

/** Reads the QR code in a screenshot of the element. Throws if there is none. */
export async function readQr(picture: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await picture.screenshot());
  const code = jsQR(new Uint8ClampedArray(data), width, height);
  if (!code) throw new Error('there is no QR code in the screenshot');
  return code.data;
}

/** Pixels per module, enough for a scaled-down image. */
const SCALE = 8;

/** A QR code as a PNG data URL, as some backends send it. */
export function pictureOf(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const picture = new PNG({ width: size * SCALE, height: size * SCALE, colorType: 0 });
  for (let pixel = 0; pixel < picture.width * picture.height; pixel += 1) {
    const row = Math.floor(pixel / picture.width / SCALE);
    const column = Math.floor((pixel % picture.width) / SCALE);
    const shade = data[row]?.[column] ? 0 : 255;
    picture.data.set([shade, shade, shade, 255], pixel * 4);
  }
  return `data:image/png;base64,${PNG.sync.write(picture).toString('base64')}`;
}
