import { plural } from '../shared/plural';
import { isUnfit, type Report } from './check-catalog';

const MAX_LINES = 50;

/**
 * One line per fault, with a `file:line:column` that editors and terminals can open, then a summary.
 * @param notes further lines, on other files
 */
export function formatReport(file: string, report: Report, notes: readonly string[] = []): string {
  const { entries, sold, faults } = report;
  const lines = faults
    .slice(0, MAX_LINES)
    .map(({ line, column, entry, message }) => `${file}:${line}:${column} ${entry}: ${message}`);
  const more = faults.length - lines.length;
  const warnings = faults.filter(({ isLeftOut }) => !isLeftOut).length + notes.length;
  const counts = [
    `${sold} of ${plural(entries, 'product')} can be sold`,
    ...(entries > sold ? [`${entries - sold} left out`] : []),
    ...(warnings > 0 ? [`${plural(warnings, 'thing')} to look at`] : []),
  ];
  return [
    ...lines,
    ...(more > 0 ? [`… and ${more} more: --json lists them all`] : []),
    ...notes,
    `${counts.join(', ')}.`,
    ...(isUnfit(report)
      ? [sold === 0 ? 'Nothing is left to sell.' : 'More than a tenth is left out: a build would stop here.']
      : []),
  ].join('\n');
}
