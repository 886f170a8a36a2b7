import type { Page } from '@playwright/test';

/** Changes fields of /config.json. The headers stay as they are: the portal sets its clock by `Date`. */
export const changeConfig = (page: Page, change: (config: { readonly links: object }) => object) =>
  page.route('/config.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    await route.fulfill({ response, json: { ...config, ...change(config) } });
  });
