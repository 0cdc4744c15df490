/** What `budget.cjs` offers, for the tests. */
export interface WeighedModule {
  resource: string;
  size: number;
}

export interface Judgement {
  weights: Record<string, number>;
  limits: Record<string, number>;
  modules: readonly WeighedModule[];
  forbidden: readonly string[];
  baseline: Record<string, number>;
}

export function partOf(resource: string): string;
export function weighParts(modules: readonly WeighedModule[]): Record<string, number>;
export function grownParts(
  before: Record<string, number>,
  now: Record<string, number>,
): { part: string; size: number; growth: number }[];
export function forbiddenModules(
  modules: readonly { resource: string }[],
  patterns: readonly string[],
): string[];
export function judge(judgement: Judgement): string[];
export function kilo(bytes: number): string;
