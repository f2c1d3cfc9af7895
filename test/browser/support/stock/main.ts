import './addStockPage';
import '#src/main.tsx';
