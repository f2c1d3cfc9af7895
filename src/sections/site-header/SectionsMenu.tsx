import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../components/isUnmodifiedClick';
import { MatchCode } from '../../components/ledger/MatchCode';
import { anchors } from '../../content/anchors';
import { findLetter, navigation, pageSections } from '../../content/navigation';
import { headerRoom } from '../../theme/stickyHeader';
import { HeaderLink } from './HeaderLink';
import { OpenLineBox } from './OpenLine';
import { useReached } from './useReached';

/** Where the header has no room for links to the sections: a list of them, or the footer's. */
export function SectionsMenu() {
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }
  const close = () => setIsOpen(false);

  return (
    <>
      <MenuLink href={`#${anchors.contents}`} aria-label={navigation.contents} onClick={open}>
        <MenuIcon />
      </MenuLink>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': navigation.contents } }}
      >
        <Box
          component="nav"
          aria-label={navigation.contents}
          sx={{ width: 'min(20rem, 88vw)', p: 2, pt: 1 }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h3" component="p">
              {navigation.contents}
            </Typography>
            <IconButton
              aria-label={navigation.close}
              color="inherit"
              onClick={close}
              sx={{ mr: -1 }}
            >
              <CloseIcon />
            </IconButton>
          </Box>
          <List disablePadding sx={{ mx: -2 }}>
            {pageSections.map(({ id, label }) => (
              <ListItem key={id} disablePadding divider>
                <ListItemButton href={`#${id}`} onClick={close}>
                  <Box component="span" sx={{ flex: 'none', width: '2.5em' }} aria-hidden="true">
                    <LineMark id={id} />
                  </Box>
                  {label}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </>
  );
}

const MenuLink = styled(HeaderLink)({ [headerRoom.forLinks]: { display: 'none' } });

interface LineMarkProps {
  id: string;
}

/** A section's letter, matched once the section is reached. The form has the open line instead. */
function LineMark({ id }: LineMarkProps) {
  const letter = findLetter(id);
  const isReached = useReached(id);
  if (letter === undefined) return <OpenLineBox />;
  if (isReached) return <MatchCode>{letter}</MatchCode>;
  return (
    <Box component="b" sx={{ color: 'warning.main' }}>
      {letter}
    </Box>
  );
}
