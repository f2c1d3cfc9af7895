import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LegalText } from './LegalText';
import { closeLegal } from '../../content/legal';
import type { LegalDocument } from '../../content/legal';

interface LegalDialogProps {
  document: LegalDocument;
  onClose: () => void;
}

export function LegalDialog({ document: { id, title, parts }, onClose }: LegalDialogProps) {
  const titleId = `${id}-title`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" scroll="paper">
      <DialogTitle id={titleId} component="h2" variant="h2" sx={{ pt: 4, fontSize: '1.5rem' }}>
        {title}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: -3 } }}>
        <LegalText parts={parts} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {closeLegal}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
