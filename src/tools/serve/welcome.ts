/** The text in the terminal when an instance runs: its address and the accounts for signing in. */
import type { Family } from '@/demo/options';
import type { DemoAccount } from '@/demo/seed/demoAccounts';
import { demoAccounts } from '@/demo/seed/demoAccounts';

function accountTable(): string {
  const accounts: readonly DemoAccount[] = demoAccounts;
  const width = (pick: (account: DemoAccount) => string) =>
    Math.max(...accounts.map((account) => pick(account).length));
  const names = width(({ username }) => username);
  const passwords = width(({ password }) => password);
  return accounts
    .map(({ username, password, about, totpSecret, recoveryCodes }) => {
      const line = `  ${username.padEnd(names)}  ${password.padEnd(passwords)}  ${about}`;
      if (totpSecret === undefined) return line;
      const indent = ' '.repeat(names + passwords + 6);
      return [
        line,
        `${indent}secret for the authenticator: ${totpSecret}`,
        `${indent}recovery codes: ${(recoveryCodes ?? []).join(', ')}`,
      ].join('\n');
    })
    .join('\n');
}

export function welcome({ address, family }: { address: string; family: Family }): string {
  return `
  Linnet: ${address}

  An embedded instance in the manner of ${family} answers. Accounts to try (name, password):

${accountTable()}
`;
}
