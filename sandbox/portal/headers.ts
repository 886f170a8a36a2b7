import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = ["'self'"];
const NONE = ["'none'"];

const basis = {
  defaultSrc: NONE,
  baseUri: NONE,
  objectSrc: NONE,
  frameAncestors: NONE,
  scriptSrc: SELF,
  styleSrc: SELF,
  connectSrc: SELF,
  imgSrc: ["'self'", 'data:'],
  formAction: SELF,
  requireTrustedTypesFor: ["'script'"],
};

// The sandbox speaks plain HTTP, so nothing may be told to insist on HTTPS.
const plain = { strictTransportSecurity: false, referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' } as const;
const permissionsPolicy = { camera: false, microphone: false, geolocation: false, payment: false };

/**
 * The headers of the portal's pages: a token in local storage means that nothing foreign may run, so the policy
 * allows the portal's own files and, in frames and their forms, the card vault.
 */
export const portalHeaders = (vaultOrigin: (c: Context) => string): MiddlewareHandler =>
  secureHeaders({
    ...plain,
    permissionsPolicy,
    contentSecurityPolicy: {
      ...basis,
      fontSrc: SELF,
      workerSrc: SELF,
      manifestSrc: SELF,
      frameSrc: [vaultOrigin],
      formAction: ["'self'", vaultOrigin],
    },
  });

/** The headers of the API and of the sandbox's own pages. */
export const plainHeaders = secureHeaders({ ...plain, permissionsPolicy, contentSecurityPolicy: basis });

/** The headers of the card vault, which only the portal may frame. */
export const vaultHeaders = (portalOrigin: (c: Context) => string): MiddlewareHandler =>
  secureHeaders({
    ...plain,
    permissionsPolicy,
    xFrameOptions: false,
    crossOriginResourcePolicy: false,
    contentSecurityPolicy: { ...basis, frameAncestors: [portalOrigin] },
  });
