import { useFragment } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { CreditHistory_UserFragmentDoc, CreditHistoryPageDocument } from '@safelight/web-data';
import { formatCount, formatCountOf, formatDate } from '@safelight/web-ui';
import { ProfilePanel, type ProfileUser } from './ProfilePanel.tsx';
import { ShowMorePages } from './ShowMorePages.tsx';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: theme.spacing(1, 1), textAlign: 'left', verticalAlign: 'top' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 0, whiteSpace: 'nowrap' },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  '& th': { fontSize: '0.8125rem', fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& td': { borderTop: `1px solid ${theme.vars.palette.divider}`, overflowWrap: 'anywhere' },
}));

/** Returns a number with its sign, for example "+100" or "−1". */
const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${formatCount(Math.abs(amount))}`;

/** The balance, and the credits received and spent, newest first. */
export const CreditHistory = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: CreditHistory_UserFragmentDoc, from: user });
  if (!complete) return null;
  // A successful edit also adds an entry of 0 credits, which is left out.
  const { nodes, pageInfo } = data.creditHistory;
  const moved = nodes.filter(({ amount }) => amount !== 0);
  return (
    <ProfilePanel title="Credit history">
      <Typography sx={{ mb: 2 }}>Balance: {formatCountOf(data.credits, 'credit')}</Typography>
      {moved.length === 0 ? (
        <Typography color="textSecondary">No credits received or spent yet.</Typography>
      ) : (
        <Table aria-label="Credit history">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Reason</th>
              <th scope="col">Credits</th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ id, createdAt, reason, amount }) => (
              <tr key={id}>
                <td>{formatDate(createdAt)}</td>
                <td>{reason}</td>
                <td>{signed(amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ShowMorePages
        page={pageInfo}
        failed={TEXTS.account.creditHistoryFailed}
        query={CreditHistoryPageDocument}
      />
    </ProfilePanel>
  );
};
