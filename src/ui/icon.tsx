/**
 * Decorative: the text or label beside it says what it means.
 * @param path one of `icons.ts` or `more-icons.ts`
 */
export function Icon({ path, filled = false }: { path: string; filled?: boolean }) {
  return (
    <svg
      width="1.5rem"
      height="1.5rem"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
