import { amountOf, convert, type Amount } from '../amounts';
import { units } from '../units';
import type { Limit } from './criteria';
import {
  AMOUNT,
  AND,
  BETWEEN,
  DIGITS,
  FROM,
  LEAST,
  LESS,
  MORE,
  MOST,
  number,
  OR_LESS,
  OR_MORE,
  TO,
} from './limit-words';
import { START, STOP, whole } from './phrases';

const UNIT = `(?:(?!(?:in|to)${STOP})[^\\s\\d.,;:!?()/"″“”]+|["″”])`;
const measured = (name: string) => number(name, `${AMOUNT}[ -]?${UNIT}`) + STOP;

const MEASURES = [
  // "from 900 g to 1.5 kg"
  `(?:${BETWEEN}|${FROM}) ${number('from', `${DIGITS}(?: ?${UNIT})?`)} ${AND} ${measured('to')}`,
  // "10-12 inch"
  `${START}${number('from', DIGITS)} ?${TO} ?${measured('to')}`,
  // "under 1.5 kg"
  `(?:${MOST} |${whole('(?:light|small|short|thinn)er than')} |${LESS})${measured('to')}`,
  // "at least 16 GB"
  `(?:${LEAST} |${whole('(?:heavi|larg|bigg|long)er than')} |${MORE})${measured('from')}`,
  // "2 kg or less"
  `${START}${measured('to')} ${OR_LESS}`,
  // "16 GB or more"
  `${START}${measured('from')} ${OR_MORE}`,
  // "16 GB"
  `${START}${measured('exact')}`,
].map((limit) => new RegExp(limit, 'giu'));

/** "1.5 kg", "5 000 mAh" */
const endOf = (text = '') => amountOf(text.replaceAll(/[ '’](?=\d)/gu, ''));

function limitIn({ from, to, exact }: Partial<Record<string, string>>): Limit | undefined {
  const [low, high] = [endOf(from ?? exact), endOf(to ?? exact)];
  const unit = (high ?? low)?.unit ?? '';
  if (!units.has(unit.toLowerCase())) return undefined;
  const amountIn = (end: Amount) => (end.unit === '' ? end.amount : convert(end, unit));
  return {
    range: { ...(low && { from: amountIn(low) }), ...(high && { to: amountIn(high) }) },
    unit,
    isExact: exact !== undefined,
  };
}

/** The limit of another amount than the price, which has a unit, and the words that say it. */
export function findMeasure(text: string): { words: string; limit: Limit } | undefined {
  const isPossible = /\d[ -]?[^\s\d.,]/u.test(text);
  const found = isPossible ? MEASURES.flatMap((each) => [...text.matchAll(each)]) : [];
  return found
    .flatMap(({ 0: words, groups = {} }) => {
      const limit = limitIn(groups);
      return limit ? [{ words, limit }] : [];
    })
    .at(0);
}
