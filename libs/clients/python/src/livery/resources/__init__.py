"""Resources with methods beyond the operations of the contract."""
