import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLTagStore, type StatementSync } from 'node:sqlite';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Runs the migrations that have not been applied yet. `user_version` is the number of the last applied one. */
function migrate(sqlite: DatabaseSync): void {
  const { user_version: applied } = sqlite.prepare('PRAGMA user_version').get() as { user_version: number };
  for (const name of readdirSync(MIGRATIONS).sort()) {
    const number = Number.parseInt(name, 10);
    if (number <= applied) continue;
    const statements = readFileSync(join(MIGRATIONS, name), 'utf8');
    sqlite.exec(`BEGIN IMMEDIATE; ${statements}; PRAGMA user_version = ${number}; COMMIT;`);
  }
}

/** The SQLite database. Values in a template are bound as parameters; prepared statements are cached. */
export class Database {
  readonly #sqlite: DatabaseSync;
  readonly #sql: SQLTagStore;
  readonly #arrayStatements = new WeakMap<TemplateStringsArray, StatementSync>();

  /** Opens `file` and runs missing migrations. `image` is the initial content for `:memory:`. */
  constructor(file: string, image?: Uint8Array) {
    this.#sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 2000 });
    if (image) this.#sqlite.deserialize(image);
    this.#sqlite.exec('PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    migrate(this.#sqlite);
    this.#sql = this.#sqlite.createTagStore();
  }

  /** The first row, or undefined. The caller gives the types of the selected columns. */
  one<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row | undefined {
    return this.#sql.get(text, ...values) as Row | undefined;
  }

  /** All rows. */
  all<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row[] {
    return this.#sql.all(text, ...values) as Row[];
  }

  /** All rows as arrays of columns: twice as fast as `all` for thousands of rows. */
  allAsArrays<Row extends readonly unknown[]>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row[] {
    const statement = this.#arrayStatements.get(text) ?? this.#sqlite.prepare(text.join('?'));
    this.#arrayStatements.set(text, statement);
    statement.setReturnArrays(true);
    return statement.all(...values) as unknown as Row[];
  }

  /** Runs a statement and returns the number of changed rows. */
  run(text: TemplateStringsArray, ...values: SQLInputValue[]): number {
    return Number(this.#sql.run(text, ...values).changes);
  }

  /** Runs `work` in a transaction and rolls back when it throws. A nested call joins the outer transaction. */
  transaction<T>(work: () => T): T {
    if (this.#sqlite.isTransaction) return work();
    this.#sqlite.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#sqlite.exec('COMMIT');
      return result;
    } catch (error) {
      this.#sqlite.exec('ROLLBACK');
      throw error;
    }
  }

  /** The serialized database. */
  image(): Uint8Array {
    return this.#sqlite.serialize();
  }

  close(): void {
    this.#sqlite.close();
  }
}
