import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';

const MIN_BYTES = 1024;
/** About as fast as gzip. The default, 11, takes seconds for a year of transactions. */
const QUALITY = 4;

const brotli = promisify(brotliCompress);

const isText = (response: Response) =>
  response.body !== null &&
  !response.headers.has('Content-Encoding') &&
  COMPRESSIBLE_CONTENT_TYPE_REGEX.test(response.headers.get('Content-Type') ?? '');

/** Compresses text with Brotli if the browser accepts it. Hono's middleware knows only gzip and deflate. */
const compressWithBrotli: MiddlewareHandler = async (c, next) => {
  await next();
  const accepted = accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'none' });
  if (accepted !== 'br' || c.req.method === 'HEAD' || c.res.status === 206 || !isText(c.res)) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const isLong = body.length >= MIN_BYTES;
  const content = isLong ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : body;
  c.res = new Response(content, c.res);
  c.header('Content-Length', `${content.length}`);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (isLong) c.header('Content-Encoding', 'br');
};

/** Compresses text with the best method that the browser accepts. Files that have been compressed before are left as they are. */
export const compression: readonly MiddlewareHandler[] = [compress(), compressWithBrotli];
