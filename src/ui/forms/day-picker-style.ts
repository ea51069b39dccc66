/** The label stands above the field, as everywhere here, and names its three parts for screen readers. */
export const labelAbove = {
  '& .MuiInputLabel-root': { position: 'static', transform: 'none', mb: 1, fontSize: '0.75rem' },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
  '& .MuiPickersInputBase-root': { minWidth: 0, pr: 2 },
  '& .MuiInputAdornment-root': { ml: 0, mr: 0 },
  '& .MuiPickersSectionList-root': { minWidth: 0, flex: 1, width: 'auto' },
};
