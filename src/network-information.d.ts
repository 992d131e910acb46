/** Missing from TypeScript's library and from some browsers: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: {
    readonly saveData: boolean;
    readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  };
}
