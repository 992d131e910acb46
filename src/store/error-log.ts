import * as v from 'valibot';
import { createPersistedStore } from './persisted-store';

const MAX_ERRORS = 20;
const MAX_LENGTH = 2_000;

const errorSchema = v.object({
  at: v.string(),
  /** Without the query, which may contain a search. */
  path: v.string(),
  message: v.string(),
});
type LoggedError = v.InferOutput<typeof errorSchema>;

/** For support. It never leaves the browser unless the visitor copies it. */
const errorLog = createPersistedStore<readonly LoggedError[]>({
  name: 'errors',
  initial: [],
  parse: (data) =>
    (Array.isArray(data) ? data : [])
      .filter((input) => v.safeParse(errorSchema, input).success)
      .slice(-MAX_ERRORS),
});

export function readErrors(): readonly LoggedError[] {
  errorLog.pull();
  return errorLog.getState();
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`;
}

export function logError(error: unknown, now = new Date()): void {
  const entry = {
    at: now.toISOString(),
    path: location.pathname,
    message: describe(error).slice(0, MAX_LENGTH),
  };
  errorLog.change((errors) => [...errors, entry].slice(-MAX_ERRORS));
}

export function startErrorLog(): void {
  addEventListener('error', ({ error, message }: ErrorEvent) => logError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => logError(reason));
}

export function formatErrors(errors: readonly LoggedError[]): string {
  const lines = errors.map(({ at, path, message }) => `${at} ${path}\n${message}`);
  return [navigator.userAgent, ...lines].join('\n\n');
}
