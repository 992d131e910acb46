import { readStored, writeStored } from './browser-storage';
import { parseJson } from './parse-json';

/** Something that went wrong, as support needs it. Nothing of it leaves the browser unless the visitor copies it. */
export interface KeptError {
  /** ISO 8601. */
  readonly at: string;
  /** The address's path; never its query, which holds what the visitor searched for. */
  readonly path: string;
  readonly message: string;
}

const KEY = 'ultraviolet-errors';
const MOST = 20;
const LONGEST = 2_000;

function isKeptError(value: unknown): value is KeptError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'string' &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** What was kept, the oldest first; what is not readable is left out. */
export function readErrors(): readonly KeptError[] {
  const parsed = parseJson(readStored(KEY) ?? '');
  return Array.isArray(parsed) ? parsed.filter(isKeptError).slice(-MOST) : [];
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`;
}

/** Keeps an error among the last twenty. */
export function keepError(error: unknown, now = new Date()): void {
  const kept = {
    at: now.toISOString(),
    path: location.pathname,
    message: describe(error).slice(0, LONGEST),
  };
  writeStored(KEY, JSON.stringify([...readErrors(), kept].slice(-MOST)));
}

/** Keeps what nobody caught, from now on. */
export function startErrorRing(): void {
  addEventListener('error', ({ error, message }: ErrorEvent) => keepError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => keepError(reason));
}

/** The errors as a text to send to support. */
export function formatErrors(errors: readonly KeptError[]): string {
  const lines = errors.map(({ at, path, message }) => `${at} ${path}\n${message}`);
  return [navigator.userAgent, ...lines].join('\n\n');
}
