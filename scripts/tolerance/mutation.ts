/** A changed response. */
export interface Mutation {
  /** The changed field, such as `content[].status`; empty for the whole response. */
  readonly path: string;
  /** What was changed. */
  readonly kind: string;
  readonly body: unknown;
}
