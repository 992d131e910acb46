import { plural } from '../shared/plural';
import { isUnfit, type Report } from './check-catalogue';

const MAX_LINES = 50;

/**
 * The faults, a line each, as editors and terminals can open them: `file:line:column`; then what it comes to.
 * @param notes what is to be looked at elsewhere, a line each
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
