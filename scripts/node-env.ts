/** Runs a build with a value of `NODE_ENV`: it decides which React is built, and a test runner has set it to another value. */
export async function withNodeEnv(value: 'development' | 'production', run: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = value;
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
