import * as z from 'zod/mini';

/**
 * The messages that a page of the card vault posts to its parent with `postMessage` (§4 PIN frame events). Decided: a
 * message is an object with the name of the event as its `type`.
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
  /** Posted when the PIN in the field changes; false shows "pin not valid". */
  z.object({ type: z.literal('pin_valid'), valid: z.boolean() }),
]);
export type FrameMessage = z.output<typeof frameMessage>;
