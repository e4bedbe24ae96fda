export const BUDGETS = ['LOW', 'MID', 'HIGH'] as const;
/** How many candidates each arm may bring. */
export type Budget = (typeof BUDGETS)[number];

export interface BudgetSettings {
  readonly mode: 'fixed' | 'adaptive';
  /** Candidates per arm. */
  readonly fixed: Readonly<Record<Budget, number>>;
  /** Share of `maxTokens`, as a fraction. */
  readonly adaptive: Readonly<Record<Budget, number>>;
  readonly adaptiveMin: number;
  readonly adaptiveMax: number;
}

/** The defaults of the design, section 4. */
export const DEFAULT_BUDGETS: BudgetSettings = {
  mode: 'fixed',
  fixed: { LOW: 100, MID: 300, HIGH: 1000 },
  adaptive: { LOW: 0.025, MID: 0.075, HIGH: 0.25 },
  adaptiveMin: 20,
  adaptiveMax: 2000,
};

/**
 * Candidates per arm.
 * fixed: the configured number; adaptive: `clamp(round(maxTokens × share), min, max)`.
 * @param maxTokens token limit of the answer, ≥ 1
 */
export function candidatesPerArm(budget: Budget, maxTokens: number, settings: BudgetSettings): number {
  if (settings.mode === 'fixed') return settings.fixed[budget];
  const share = Math.round(maxTokens * settings.adaptive[budget]);
  return Math.min(settings.adaptiveMax, Math.max(settings.adaptiveMin, share));
}
