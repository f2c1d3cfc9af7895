import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  ['Essentiel', 'Un compte bancaire', '49 €'],
  ['Entreprise', 'Comptes illimités', '149 €'],
];

export function StockTable() {
  return (
    <TableContainer>
      <Table>
        <TableHead>
          <TableRow>
            {['Abonnement', 'Synchronisation', 'Prix'].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells) => (
            <TableRow key={cells[0]}>
              {cells.map((cell) => (
                <TableCell key={cell}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
