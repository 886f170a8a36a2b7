import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { REPORTS } from './config.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

const basePolicy = {
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

const baseHeaders = {
  // The sandbox serves plain HTTP, so it must not send this.
  strictTransportSecurity: false,
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // Headers for Flash, Internet Explorer and other browsers that cannot run the portal.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;
const permissionsPolicy = { camera: false, microphone: false, geolocation: false, payment: false };

/** The Trusted Types policies of the portal: DOMPurify's, and that of src/ports/workbook/save.ts. Each is created once. */
const TRUSTED_TYPES = ['dompurify', 'workbook'];

/**
 * The headers of the portal's pages. The token is in local storage, so no third-party code may run: the policy allows only
 * the portal's own files, and of the other origin article pictures and, in frames and their forms, the card vault.
 */
export const portalHeaders = (vaultOrigin: (c: Context) => string): MiddlewareHandler =>
  secureHeaders({
    ...baseHeaders,
    permissionsPolicy,
    reportingEndpoints: [{ name: 'portal', url: REPORTS }],
    contentSecurityPolicy: {
      ...basePolicy,
      fontSrc: SELF,
      imgSrc: [...basePolicy.imgSrc, vaultOrigin],
      workerSrc: SELF,
      manifestSrc: SELF,
      frameSrc: [vaultOrigin],
      formAction: ["'self'", vaultOrigin],
      trustedTypes: TRUSTED_TYPES,
      reportUri: REPORTS,
      reportTo: 'portal',
    },
  });

/** The headers of the API and of the sandbox's own pages. */
export const plainHeaders = secureHeaders({ ...baseHeaders, permissionsPolicy, contentSecurityPolicy: basePolicy });

/** The headers of the card vault, which only the portal may frame. */
export const vaultHeaders = (portalOrigin: (c: Context) => string): MiddlewareHandler =>
  secureHeaders({
    ...baseHeaders,
    permissionsPolicy,
    xFrameOptions: false,
    crossOriginResourcePolicy: false,
    contentSecurityPolicy: { ...basePolicy, frameAncestors: [portalOrigin] },
  });

const { requireTrustedTypesFor: _, ...atlasPolicy } = basePolicy;

/** The headers of the flow atlas, whose diagrams have inline styles. */
export const atlasHeaders = secureHeaders({
  ...baseHeaders,
  permissionsPolicy,
  contentSecurityPolicy: {
    ...atlasPolicy,
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: SELF,
    workerSrc: SELF,
  },
});
