import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderLicences } from './licences';

writeFileSync(path.resolve(import.meta.dirname, '../docs/licences.md'), await renderLicences());
