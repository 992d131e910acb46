/** None to load: theme.css names serifs that devices have. */
export const typeface: { file: string; weight: string } | undefined = undefined;
