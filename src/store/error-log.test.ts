// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatErrors, logError, readErrors, startErrorLog } from './error-log';

describe('the error log', () => {
  it('keeps the last twenty, with time and path', () => {
    for (let number = 1; number <= 25; number += 1) logError(new Error(`no. ${number}`), new Date(number));
    const errors = readErrors();
    expect(errors).toHaveLength(20);
    expect(errors[0]?.message).toContain('no. 6');
    expect(errors.at(-1)).toMatchObject({ at: '1970-01-01T00:00:00.025Z', path: '/' });
  });

  it('logs uncaught errors', () => {
    startErrorLog();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    expect(readErrors().map(({ message }) => message.split('\n')[0])).toEqual([
      'Error: uncaught',
      'rejected',
    ]);
  });

  it('accepts any error and any stored data', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: false }),
        fc.oneof(fc.json(), fc.string()),
        (thrown, stored) => {
          localStorage.setItem('shop:/errors', stored);
          try {
            String(thrown);
          } catch {
            return;
          }
          logError(thrown);
          const errors = readErrors();
          expect(errors.length).toBeGreaterThan(0);
          expect(formatErrors(errors)).toContain(navigator.userAgent);
        },
      ),
    );
  });

  it('says where an error was thrown, and what else was thrown in its own words', () => {
    const withoutStack = new RangeError('no stack');
    Reflect.deleteProperty(withoutStack, 'stack');
    for (const thrown of [new Error('here'), withoutStack, 'a text']) logError(thrown);
    const [thrown, bare, text] = readErrors().map(({ message }) => message);
    expect(thrown).toContain('error-log.test.ts');
    expect([bare, text]).toEqual(['RangeError: no stack', 'a text']);
  });

  it('keeps of what was stored the last twenty that can be read', () => {
    const good = Array.from({ length: 25 }, (_, number) => ({ at: 'then', path: '/', message: `${number}` }));
    const data = [...good, { at: 7, path: '/', message: 'no time' }, 'nonsense'];
    localStorage.setItem('shop:/errors', JSON.stringify({ version: 1, data }));
    expect(readErrors().map(({ message }) => message)).toEqual(good.slice(5).map(({ message }) => message));
  });

  it('is copied with the browser’s name, each error below its time and path', () => {
    const errors = ['first', 'second'].map((message) => ({ at: 'then', path: '/details', message }));
    expect(formatErrors(errors)).toBe(
      `${navigator.userAgent}\n\nthen /details\nfirst\n\nthen /details\nsecond`,
    );
  });

  it('cuts a message that would fill the storage', () => {
    logError(new Error('x'.repeat(100_000)));
    expect(readErrors()[0]?.message).toHaveLength(2_000);
  });
});
