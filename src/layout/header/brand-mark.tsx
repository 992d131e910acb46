/** The brand's mark, a U of light; decorative beside the name. */
export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path
        d="M7 5v9.5a7 7 0 0 0 14 0V5"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.25"
      />
      <path d="M7 5v9.5a7 7 0 0 0 14 0V5" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
    </svg>
  );
}
