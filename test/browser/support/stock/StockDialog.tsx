import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

export function StockDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Ouvrir
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>Conditions</DialogTitle>
        <DialogContent>Sans engagement.</DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Fermer</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
