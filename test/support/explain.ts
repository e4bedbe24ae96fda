import type { Database } from '../../src/store/database.ts';
import { declaredStatements } from '../../src/store/statement.ts';

interface Plan {
  readonly operatorType: string;
  readonly arguments: { readonly Details?: string };
  readonly children: readonly Plan[];
}

function operators(plan: Plan): string[] {
  const own = `${plan.operatorType.replace(/@.*/, '')} ${plan.arguments.Details ?? ''}`;
  return [own, ...plan.children.flatMap(operators)];
}

/** Operators of a declared statement's plan, each with its details, from the result down. */
export async function explainStatement(database: Database, name: string): Promise<string[]> {
  const statement = declaredStatements().find((one) => one.name === name);
  if (statement === undefined) throw new Error(`there is no statement ${name}`);
  const { summary } = await database.driver.executeQuery(
    statement.text.replace('CYPHER 25', 'CYPHER 25 EXPLAIN'),
  );
  return operators(summary.plan as Plan);
}
