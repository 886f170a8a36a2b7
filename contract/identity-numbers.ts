import * as z from 'zod/mini';

/** A Swedish social security number: 12 digits (§5), such as `198007019815`. */
export const SocialSecurityNumber = z.string().check(z.regex(/^\d{12}$/));

/**
 * A Swedish organisation number: XXXXXX-XXXX (§5). Its check digit is not tested: the specification gives the form only,
 * and a question to support must not fail because of a typing error in an optional field.
 */
export const OrganisationNumber = z.string().check(z.regex(/^\d{6}-\d{4}$/));
