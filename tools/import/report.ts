import { plural } from '../shared/plural';
import { section } from '../shared/section';
import type { Finding } from './findings';

export interface ImportReport {
  file: string;
  /** "Shopify product export: CSV, UTF-8, separated by commas" */
  format: string;
  /** Headers by the field they were used for. */
  uses: ReadonlyArray<readonly [field: string, header: string]>;
  unused: readonly string[];
  /** Non-empty rows, without the header. */
  read: number;
  written: number;
  findings: readonly Finding[];
  target: string;
  backup: string | undefined;
  /** Older backups that were deleted. */
  removed: readonly string[];
  isDryRun: boolean;
  /** Pictures in the catalog that this import brought into the shop's folder. */
  pictures: number;
}

export const countLeftOut = ({ findings }: ImportReport): number =>
  findings.filter(({ kind }) => kind === 'left out').length;

const TITLES: ReadonlyArray<readonly [Finding['kind'], string]> = [
  ['left out', 'Left out'],
  ['not for sale', 'Not for sale, so not written'],
  ['variants', 'Variants'],
  ['note', 'To look at'],
];

function findingsOf({ findings, file }: ImportReport, wanted: Finding['kind'], title: string): string[] {
  const found = findings.filter(({ kind }) => kind === wanted);
  const lines = found.map(({ line, about, message }) => `${file}:${line} ${about}: ${message}`);
  return section(title, lines, ': --json lists them all');
}

function summary(report: ImportReport): string {
  const { read, written, target, backup, removed, isDryRun, pictures } = report;
  const held = report.findings.filter(({ kind }) => kind === 'not for sale').length;
  const leftOut = countLeftOut(report);
  const verb = isDryRun ? 'would be written' : 'written';
  return [
    `${plural(read, 'row')} read, ${plural(written, 'product')} ${verb}${isDryRun || written > 0 ? ` to ${target}` : ''}, ${leftOut} left out${held > 0 ? `, ${held} not for sale` : ''}.`,
    ...(pictures > 0
      ? [`${plural(pictures, 'picture')} ${isDryRun ? 'would be made' : 'made from shop/photos/'}.`]
      : []),
    ...(written === 0 ? ['There is nothing to sell in it, so nothing was changed.'] : []),
    ...(isDryRun ? ['A dry run: nothing was changed.'] : []),
    ...(backup === undefined ? [] : [`The previous catalog is ${backup}.`]),
    ...(removed.length > 0 ? [`The last five are kept; removed: ${removed.join(', ')}.`] : []),
  ].join(' ');
}

/** How the file was read, findings, and a summary. */
export function formatReport(report: ImportReport): string {
  return [
    `${report.file}: ${report.format}`,
    ...report.uses.map(([field, header]) => `  ${field} ← ${header}`),
    ...(report.unused.length > 0
      ? [
          `  not used: ${report.unused.join(', ')}`,
          '  (to show one of them to shoppers: --map "specification=HEADER")',
        ]
      : []),
    ...(report.uses.length > 0 ? ['  (another choice: --map FIELD=HEADER)'] : []),
    ...TITLES.flatMap(([kind, title]) => findingsOf(report, kind, title)),
    summary(report),
  ].join('\n');
}
