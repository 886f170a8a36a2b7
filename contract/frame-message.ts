import * as z from 'zod/mini';

/**
 * What the frames of the card vault tell the page around them, by `postMessage` (§4 PIN frame events). The shape of a
 * message is decided: an object with the event's name as its `type`.
 */
export const frameMessage = z.union([
  z.object({
    type: z.enum([
      'view_pin_success',
      'view_pin_error',
      'set_pin_success',
      'set_pin_error',
      'set_pin_validation_error',
    ]),
  }),
  /** Told whenever it changes while a PIN is being chosen; false shows "pin not valid". */
  z.object({ type: z.literal('pin_valid'), valid: z.boolean() }),
]);
export type FrameMessage = z.output<typeof frameMessage>;
