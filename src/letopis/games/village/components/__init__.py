"""What is in Village's boxes: things and places, what each piece says, the boards, and every action they allow."""
