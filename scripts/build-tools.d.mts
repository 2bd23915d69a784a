/** A package as a lockfile notes it. */
export type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
};

export const BUILD_TOOLS: readonly string[];
export function runningPlaces(
  packages: Readonly<Record<string, Locked>>,
  from?: readonly string[],
): Set<string>;
