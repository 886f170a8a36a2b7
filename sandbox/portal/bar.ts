const BAR = `
    <link rel="stylesheet" href="/sandbox/assets/bar.css" />
    <script type="module" src="/sandbox/assets/bar.js"></script>
  `;

/** The portal's page with the way to the sandbox's own pages, which no build of the portal has. */
export const withBar = (page: string): string => page.replace('</head>', `${BAR}</head>`);
