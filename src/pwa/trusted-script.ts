declare global {
  /** Trusted Types (W3C), which TypeScript's own library lacks. What a policy makes counts as a text here, for that is what takes it. */
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL: (text: string) => string };
    };
  }
}

/** The one policy that the Content-Security-Policy lets be made (`trusted-types` in deploy/security-headers.ts). */
export const TRUSTED_TYPES_POLICY = 'ultraviolet-service-worker';

/**
 * The address of a script, in the form that `require-trusted-types-for 'script'` asks for. The policy makes
 * this address whatever it is given, so nothing else can be passed through it; and since its name is taken
 * once it is made, and other names are forbidden, no other script can make one. To be called once a page.
 */
export function trustedScript(address: string): string {
  const policy = globalThis.window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
