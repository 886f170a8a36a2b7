import type { APIResponse, Page, Route } from '@playwright/test';

/**
 * Sends the request of a route to the sandbox. Playwright keeps connections for the next test, and a sandbox closes all of
 * them at its end: a request on such a connection fails before the sandbox has seen it, and is sent again.
 */
export const fetchFromSandbox = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 });

/** Changes the JSON of an answer. Its headers stay as they are: the portal sets its clock by `Date`. */
export const changeAnswer = <Answer>(page: Page, url: string | RegExp, change: (answer: Answer) => object) =>
  page.route(url, async (route) => {
    const response = await fetchFromSandbox(route);
    await route.fulfill({ response, json: change(await response.json()) });
  });

/** Changes fields of /config.json. */
export const changeConfig = (page: Page, change: (config: { readonly links: object }) => object) =>
  changeAnswer(page, '/config.json', (config: { readonly links: object }) => ({ ...config, ...change(config) }));
