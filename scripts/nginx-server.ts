import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { savedNginx } from './nginx.js';
import { root } from './run.ts';

interface Options {
  /** The free port that nginx listens on. */
  readonly port: number;
  /** A folder of settings, such as `deploy/sandbox/settings`. */
  readonly settings: string;
  /** Files that are added to the settings: the source by the name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Texts in the settings that are replaced, such as the address of the backend. */
  readonly replacements?: Readonly<Record<string, string>>;
  /** The folder that is served. Default: the build. */
  readonly portal?: string;
}

export interface RunningNginx {
  readonly origin: string;
  /** The lines of the access log. */
  log(): readonly string[];
  /** Default: SIGTERM, which cuts off the requests in progress. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The folder that nginx is started with, as deploy/nginx/nginx.conf describes it. */
function createFolder(
  modules: string,
  { port, settings, files = {}, replacements = {}, portal = join(root, 'build/portal') }: Options,
) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'files'));
  mkdirSync(join(folder, 'temp'));
  // A copy, because `..` in it would follow a link.
  cpSync(join(root, 'deploy/nginx'), join(folder, 'nginx'), { recursive: true });
  symlinkSync(modules, join(folder, 'modules'));
  symlinkSync(portal, join(folder, 'files/portal'));
  cpSync(join(root, settings), join(folder, 'settings'), { recursive: true });
  for (const [name, source] of Object.entries(files)) cpSync(join(root, source), join(folder, 'settings', name));
  for (const name of globSync('*', { cwd: join(folder, 'settings') })) {
    const file = join(folder, 'settings', name);
    let text = readFileSync(file, 'utf8')
      .replaceAll(/^(\s*)listen 8080( |;)/gm, `$1listen 127.0.0.1:${port}$2`)
      .replace(/^server_name .*;/m, 'server_name localhost;');
    for (const [from, to] of Object.entries(replacements)) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  return folder;
}

async function waitUntilReady(nginx: ChildProcess, origin: string): Promise<void> {
  while (nginx.exitCode === null) {
    const isReady = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(20);
  }
  throw new Error('nginx has stopped; see its message above');
}

/** Starts nginx with the configuration in deploy/. Throws if there is no nginx, or it rejects the configuration. */
export async function startNginx(options: Options): Promise<RunningNginx> {
  const found = savedNginx(root);
  if (found === undefined) throw new Error('there is no nginx; scripts/prepare.js --nginx finds one');
  const folder = createFolder(found.modules, options);
  const logFile = join(folder, 'temp/access.log');
  const log = openSync(logFile, 'a');
  // The workers of nginx give up the rights of root, and could not read the files of this user.
  const user = process.getuid?.() === 0 ? ['-g', 'user root root;'] : [];
  const nginx = spawn(found.program, ['-p', `${folder}/`, '-c', 'nginx/nginx.conf', ...user], {
    // A file, because nginx cannot open a socket as /dev/stdout.
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const origin = `http://localhost:${options.port}`;
  await waitUntilReady(nginx, origin);
  return {
    origin,
    log: () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean),
    async stop(signal) {
      if (nginx.exitCode === null) {
        nginx.kill(signal);
        await once(nginx, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
