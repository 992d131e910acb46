import * as v from 'valibot';
import { createPersistedStore } from './persisted-store';

const MAX_ERRORS = 20;
const MAX_LENGTH = 2_000;

const errorSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  /** Without the query, which holds what the visitor searched for. */
  path: v.string(),
  message: v.string(),
});
type LoggedError = v.InferOutput<typeof errorSchema>;

/** The last errors, for support. They leave the browser only when the visitor copies them. */
const errorLog = createPersistedStore<readonly LoggedError[]>({
  name: 'errors',
  initial: [],
  parse: (data) =>
    (Array.isArray(data) ? data : []).filter((input) => v.is(errorSchema, input)).slice(-MAX_ERRORS),
});

/** The oldest first. */
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

/** Logs every error that is not caught. */
export function startErrorLog(): void {
  addEventListener('error', ({ error, message }: ErrorEvent) => logError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => logError(reason));
}

/** The errors as a text to send to support. */
export function formatErrors(errors: readonly LoggedError[]): string {
  const lines = errors.map(({ at, path, message }) => `${at} ${path}\n${message}`);
  return [navigator.userAgent, ...lines].join('\n\n');
}
